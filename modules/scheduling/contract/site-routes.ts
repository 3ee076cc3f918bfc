/** The calls about many sites, their states and people, and what a form of a new one asks. */
import { Schema } from "effect"
import { ById } from "#modules/kernel/fields/row.ts"
import { answer, callOf, page, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { schedulingCalls } from "../calls.ts"
import type { sitePolicy } from "../policy/site-policy.ts"
import type { candidatePolicy } from "../policy.ts"
import { SiteQuery, SiteView } from "./site.ts"
import {
  CustomersByCompany,
  FoundSite,
  SiteListView,
  SiteSearch,
  SiteTaskQuery,
  SiteTaskView,
  SiteWorkerFound,
  SiteWorkerQuery,
  StateOfSite,
  StateOfSites,
  StatesChanged,
} from "./site-lists.ts"
import { SiteStaffView, VendorAnswer } from "./site-people.ts"

const call = callOf<ActionOf<typeof sitePolicy | typeof candidatePolicy>>()

export const siteRoutes = {
  listSitesNewly: {
    ...schedulingCalls.listSitesNewly,
    body: std(SiteQuery),
    responses: { 200: page(SiteListView), ...refusals },
    metadata: call({ action: "site.read", kind: "read", access: "company" }),
  },
  tasksOfSite: {
    ...schedulingCalls.tasksOfSite,
    pathParams: std(ById),
    body: std(SiteTaskQuery),
    responses: { 200: page(SiteTaskView), ...refusals },
    metadata: call({ action: "site.read", kind: "read", access: "company" }),
  },
  peopleOfSite: {
    ...schedulingCalls.peopleOfSite,
    pathParams: std(ById),
    responses: { 200: answer(Schema.Array(SiteStaffView)), ...refusals },
    metadata: call({ action: "site.read", kind: "read", access: "company" }),
  },
  setSiteState: {
    ...schedulingCalls.setSiteState,
    pathParams: std(ById),
    body: std(StateOfSite),
    responses: { 200: answer(SiteView), ...refusals },
    metadata: call({ action: "site.setState", kind: "write", access: "company" }),
  },
  setSiteStates: {
    ...schedulingCalls.setSiteStates,
    body: std(StateOfSites),
    responses: { 200: answer(StatesChanged), ...refusals },
    metadata: call({ action: "site.setState", kind: "write", access: "company" }),
  },
  approveSite: {
    ...schedulingCalls.approveSite,
    pathParams: std(ById),
    body: std(VendorAnswer),
    responses: { 200: answer(SiteView), ...refusals },
    metadata: call({ action: "site.approve", kind: "write", access: "company" }),
  },
  searchNameCustomerCompany: {
    ...schedulingCalls.searchNameCustomerCompany,
    body: std(SiteSearch),
    responses: { 200: page(FoundSite), ...refusals },
    metadata: call({ action: "site.read", kind: "read", access: "company" }),
  },
  searchOpenSites: {
    ...schedulingCalls.searchOpenSites,
    body: std(SiteSearch),
    responses: { 200: page(FoundSite), ...refusals },
    metadata: call({ action: "site.read", kind: "read", access: "company" }),
  },
  searchNameCompany: {
    ...schedulingCalls.searchNameCompany,
    body: std(SiteSearch),
    responses: { 200: page(FoundSite), ...refusals },
    metadata: call({ action: "site.read", kind: "read", access: "company" }),
  },
  searchSiteWorkers: {
    ...schedulingCalls.searchSiteWorkers,
    body: std(SiteWorkerQuery),
    responses: { 200: page(SiteWorkerFound), ...refusals },
    metadata: call({ action: "candidate.list", kind: "read", access: "company" }),
  },
  commonSites: {
    ...schedulingCalls.commonSites,
    body: std(SiteSearch),
    responses: { 200: page(FoundSite), ...refusals },
    metadata: call({ action: "site.read", kind: "read", access: "company" }),
  },
  customersByCompany: {
    ...schedulingCalls.customersByCompany,
    responses: { 200: answer(CustomersByCompany), ...refusals },
    metadata: call({ action: "site.create", kind: "read", access: "company" }),
  },
} as const
