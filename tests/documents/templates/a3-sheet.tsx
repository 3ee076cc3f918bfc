import { Page, type PaperTemplate, Text } from "../../../modules/documents/layout/index.ts"

export const template: PaperTemplate<{ readonly text: string }> = {
  size: "A3",
  pages: ({ text }) => [
    <Page key="1" size="A3" language="ja">
      <Text lineHeight={18}>{text}</Text>
    </Page>,
  ],
}
