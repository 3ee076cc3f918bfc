/** Words that a company may rename; its own stand over these (mergeLabels). Keys are those of the server. */
export default {
  morning: "午前",
  afternoon: "午後",
  evening: "夜間",
  other: "オプション",
  customer: "得意先",
  vendor: "協力会社",
  role: {
    2: "管理者",
    3: "現場監督",
    4: "事務",
    6: "経理",
    7: "協力会社",
    8: "客先",
    9: "協力会社の職人",
    10: "アルバイト",
    11: "一人親方",
    12: "職人",
  },
}
