/** 打刻 and 申請 of hours. */
export const timekeepingRequestStatuses = { deleted: 0, accept: 1, requesting: 2, reject: 3 } as const
export type TimekeepingRequestStatus = keyof typeof timekeepingRequestStatuses

export const timekeepingRequestTypes = {
  request: 1,
  requestOt: 2,
  requestForOtherUser: 3,
  requestOtForOtherUser: 4,
  requestByTask: 5,
} as const
export type TimekeepingRequestType = keyof typeof timekeepingRequestTypes

/** A punch against its plan: 通常, 早い, 遅い. */
export const timingKinds = { normal: 0, early: 1, late: 2 } as const
export type TimingKind = keyof typeof timingKinds

export const timekeepingPlaces = { inOffice: 1, outside: 2 } as const
export type TimekeepingPlace = keyof typeof timekeepingPlaces

export const overtimeKinds = { common: 1, holiday: 2, weekend: 3 } as const
export type OvertimeKind = keyof typeof overtimeKinds
