declare module "zengin-code" {
  interface Place {
    readonly code: string
    readonly name: string
    readonly kana: string
  }
  interface Bank extends Place {
    readonly branches: Readonly<Record<string, Place>>
  }
  const banks: Readonly<Record<string, Bank>>
  export default banks
}
