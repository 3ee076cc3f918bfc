import { createFileRoute } from "@tanstack/react-router"
import { ContactPage } from "@/features/contact/contact-page.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

export const Route = createFileRoute("/contact")({
  loader: () => loadTexts("contact", "session", "form"),
  component: ContactPage,
})
