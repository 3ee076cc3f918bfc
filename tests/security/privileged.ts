/** Keys that no caller may set by sending them, and how they are put into an input beside what its schema names. */
import { SchemaAST } from "effect"

export const privileged: Readonly<Record<string, unknown>> = {
  id: 700_001,
  ids: [700_001],
  companyId: 1,
  company_id: 1,
  personId: 1,
  person_id: 1,
  userId: 1,
  staffId: 1,
  adminId: 1,
  ownerId: 1,
  managerId: 1,
  partnerId: 1,
  customerId: 1,
  vendorId: 1,
  roleId: 1,
  role_id: 1,
  role: "admin",
  roleIds: [1],
  roleTitle: "社長",
  permissions: { actions: ["everything"], fields: {} },
  isAdmin: true,
  isSuperAdmin: true,
  is_super_admin: true,
  isSupervisingAdmin: true,
  adminStatus: 1,
  userCompanyStatus: 1,
  userStatus: 1,
  status: 9,
  state: "closed",
  isActive: true,
  isBlocked: false,
  isDemo: true,
  isDeleted: true,
  deletedAt: "2020-01-01T00:00:00.000Z",
  version: 77,
  revision: 77,
  createdAt: "2020-01-01T00:00:00.000Z",
  createdBy: 1,
  updatedAt: "2020-01-01T00:00:00.000Z",
  updatedBy: 1,
  approvedBy: 1,
  confirmedAt: "2020-01-01T00:00:00.000Z",
  paymentStatus: 1,
  paymentTerm: 1,
  paymentMethod: 1,
  subscriptionType: 3,
  subscriptionId: "sub_1",
  expiredAt: "2099-12-31",
  price: 1,
  priceYen: 1,
  unitPrice: 1,
  regularUnitPrice: 1,
  nightUnitPrice: 1,
  basicSalary: 9_000_000,
  salaryType: 1,
  amount: 1,
  total: 1,
  isFrozen: false,
  isClosed: false,
  isBlock: 0,
  email: "taken-over@example.jp",
  password: "taken-over-2026",
  passwordHash: "x",
  token: "x",
  hash: "x",
  mac: "x",
  requestId: "x",
  constructor: { prototype: { isAdmin: true } },
  prototype: { isAdmin: true },
}

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof File)

/** Every object that a schema knows, wherever it stands; a key is named when any form of it names it. */
const formsOf = (ast: SchemaAST.AST): ReadonlyArray<SchemaAST.Objects> =>
  SchemaAST.isObjects(ast) ? [ast] : SchemaAST.isUnion(ast) ? ast.types.flatMap(formsOf) : []
const itemsOf = (ast: SchemaAST.AST): ReadonlyArray<SchemaAST.AST> =>
  SchemaAST.isArrays(ast) ? [...ast.elements, ...ast.rest] : SchemaAST.isUnion(ast) ? ast.types.flatMap(itemsOf) : []
const fieldsOf = (asts: ReadonlyArray<SchemaAST.AST>) =>
  asts.flatMap(formsOf).flatMap(({ propertySignatures }) => propertySignatures)

/** The input with every privileged key that its schema does not name, in each of its objects. */
export const laden = (asts: ReadonlyArray<SchemaAST.AST>, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => laden(asts.flatMap(itemsOf), item))
  if (!isRow(value)) return value
  const fields = fieldsOf(asts)
  const named = new Set(fields.map(({ name }) => String(name)))
  const added = Object.entries(privileged).filter(([key]) => !named.has(key))
  const own = Object.entries(value).map(([key, inner]) => {
    const types = fields.filter(({ name }) => name === key).map(({ type }) => type)
    return [key, laden(types, inner)] as const
  })
  // Own keys of this name come only from JSON; assignment would go to the prototype.
  return Object.assign(JSON.parse('{"__proto__":{"isAdmin":true}}'), Object.fromEntries([...added, ...own]))
}

/** Privileged keys that a schema names on purpose, with the path to them. */
export const namedIn = (ast: SchemaAST.AST, path = ""): ReadonlyArray<string> => [
  ...fieldsOf([ast]).flatMap(({ name, type }) => [
    ...(Object.hasOwn(privileged, String(name)) ? [`${path}${String(name)}`] : []),
    ...namedIn(type, `${path}${String(name)}.`),
  ]),
  ...itemsOf(ast).flatMap((item) => namedIn(item, path)),
]

/** Whether a schema takes keys that it does not name. */
export const takesAnyKey = (ast: SchemaAST.AST): boolean =>
  formsOf(ast).some(({ indexSignatures }) => indexSignatures.length > 0) ||
  fieldsOf([ast]).some(({ type }) => takesAnyKey(type)) ||
  itemsOf(ast).some(takesAnyKey)
