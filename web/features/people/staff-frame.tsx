import type { ComponentProps } from "react"
import { FormPage } from "@/components/form/form-page.tsx"
import { SectionNav } from "./section-nav.tsx"
import { type StaffForm, StaffFormContext } from "./staff-form.ts"
import { moveBySection, type Section } from "./staff-sections.ts"

interface StaffFrameProps extends Omit<ComponentProps<typeof FormPage>, "form" | "nav" | "onKey"> {
  readonly form: StaffForm
  readonly sections: ReadonlyArray<Section>
}
/** The frame of a person's form: the page with the list of its sections. */
export function StaffFrame({ form, sections, ...page }: StaffFrameProps) {
  return (
    <StaffFormContext value={form}>
      <FormPage {...page} form={form} nav={<SectionNav sections={sections} />} onKey={moveBySection} />
    </StaffFormContext>
  )
}
