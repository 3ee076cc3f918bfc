/** The calls of 資格・免許. */
import { Schema } from "effect"
import { ById } from "#modules/kernel/fields/row.ts"
import { answer, callOf, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { peopleCalls } from "../calls.ts"
import type { licensePolicy } from "../policy/license-policy.ts"
import {
  CreateLicense,
  DeleteLicense,
  ExpiringLicense,
  License,
  Licenses,
  ListLicenses,
  UpdateLicense,
} from "./license.ts"

const call = callOf<ActionOf<typeof licensePolicy>>()

export const licenseRouter = {
  listLicenses: {
    ...peopleCalls.listLicenses,
    query: std(ListLicenses),
    responses: { 200: answer(Licenses), ...refusals },
    metadata: call({ action: "license.list", kind: "read", access: "company" }),
  },
  expiringLicenses: {
    ...peopleCalls.expiringLicenses,
    responses: { 200: answer(Schema.Array(ExpiringLicense)), ...refusals },
    metadata: call({ action: "license.list", kind: "read", access: "company" }),
  },
  createLicense: {
    ...peopleCalls.createLicense,
    body: std(CreateLicense),
    responses: { 200: answer(License), ...refusals },
    metadata: call({ action: "license.change", kind: "write", access: "company" }),
  },
  updateLicense: {
    ...peopleCalls.updateLicense,
    pathParams: std(ById),
    body: std(UpdateLicense),
    responses: { 200: answer(License), ...refusals },
    metadata: call({ action: "license.change", kind: "write", access: "company" }),
  },
  deleteLicense: {
    ...peopleCalls.deleteLicense,
    pathParams: std(ById),
    body: std(DeleteLicense),
    responses: { 200: answer(License), ...refusals },
    metadata: call({ action: "license.change", kind: "write", access: "company" }),
  },
} as const
