import { useEffect, useRef, useState } from "react"
import { showMail } from "./safe-mail.ts"

interface MailFrameProps {
  readonly html: string
  readonly title: string
}
/** The mail as it was sent, in a frame of its own: no scripts, nothing from elsewhere, links in a new tab. */
export function MailFrame({ html, title }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(320)
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (page == null) return
    showMail(html, page)
    setHeight(page.documentElement.scrollHeight)
  }, [html])
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className="w-full bg-white"
      style={{ height }}
    />
  )
}
