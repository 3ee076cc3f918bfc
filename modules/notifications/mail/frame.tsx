/**
 * What every mail of the product is drawn with. Tables and inline styles, because that is all that mail programs share;
 * nothing is loaded from anywhere, so that opening a mail tells nobody.
 */
import type { ReactNode } from "react"

const ink = "#1a1d21"
const quiet = "#5f6670"
const accent = "#1f4fd8"
/** A finger finds it; a mail program that knows no padding of links still draws a cell. */
const buttonHeight = 52

/** By night: the programs that turn colours round do so by these, and no text is left on its own colour. */
const night = `@media (prefers-color-scheme: dark) {
.page, .page body { background-color: #16181c !important; color: #e8eaed !important }
.sheet { background-color: #22252b !important }
.quiet { color: #a9b0ba !important }
.link { color: #8fb0ff !important }
}`
const fonts = "'Hiragino Sans','Noto Sans JP','Yu Gothic',Meiryo,sans-serif"

export interface FrameProps {
  readonly language: "ja" | "vi" | "en"
  readonly subject: string
  /** The line that a list of mails shows beside the subject. */
  readonly preview: string
  readonly children: ReactNode
  /** Why this mail came. */
  readonly foot: string
}

export const MailFrame = ({ language, subject, preview, children, foot }: FrameProps) => (
  <html lang={language} className="page">
    <head>
      <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{subject}</title>
      <style>{night}</style>
    </head>
    <body style={{ margin: 0, padding: 0, backgroundColor: "#f3f4f6", fontFamily: fonts, color: ink }}>
      <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>{preview}</div>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          <tr>
            <td align="center" style={{ padding: "24px 12px" }}>
              <table
                role="presentation"
                width="100%"
                cellPadding={0}
                cellSpacing={0}
                border={0}
                className="sheet"
                style={{ maxWidth: 560, backgroundColor: "#ffffff", borderRadius: 8 }}
              >
                <tbody>
                  <tr>
                    <td style={{ padding: "28px 28px 8px", fontSize: 14, fontWeight: 700 }}>手配 Tehai</td>
                  </tr>
                  <tr>
                    <td style={{ padding: "0 28px 24px", fontSize: 16, lineHeight: "28px" }}>{children}</td>
                  </tr>
                </tbody>
              </table>
              <p
                className="quiet"
                style={{ maxWidth: 560, margin: "16px 0 0", fontSize: 12, lineHeight: "20px", color: quiet }}
              >
                {foot}
              </p>
            </td>
          </tr>
        </tbody>
      </table>
    </body>
  </html>
)

export const Heading = ({ children }: { readonly children: ReactNode }) => (
  <h1 style={{ margin: "8px 0 16px", fontSize: 20, lineHeight: "30px" }}>{children}</h1>
)
export const Paragraph = ({ children }: { readonly children: ReactNode }) => (
  <p style={{ margin: "0 0 16px" }}>{children}</p>
)
export const Quiet = ({ children }: { readonly children: ReactNode }) => (
  <p className="quiet" style={{ margin: "0 0 12px", fontSize: 13, lineHeight: "22px", color: quiet }}>
    {children}
  </p>
)

/** A link as a button, with its address written out below for whoever can't press it. */
export const ButtonLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <>
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: "0 0 12px" }}>
      <tbody>
        <tr>
          <td align="center" height={buttonHeight} style={{ borderRadius: 6, backgroundColor: accent }}>
            <a
              href={href}
              style={{
                display: "inline-block",
                padding: "0 24px",
                lineHeight: `${buttonHeight}px`,
                color: "#ffffff",
                fontWeight: 700,
                textDecoration: "none",
              }}
            >
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
    <p style={{ margin: "0 0 16px", fontSize: 12, lineHeight: "20px", wordBreak: "break-all" }}>
      <a href={href} className="link" style={{ color: accent }}>
        {href}
      </a>
    </p>
  </>
)

/** A code to type in, large enough to be read from a phone lying beside the keyboard. */
export const Code = ({ children }: { readonly children: string }) => (
  <p style={{ margin: "0 0 16px", fontSize: 32, lineHeight: "44px", fontWeight: 700, letterSpacing: 8 }}>{children}</p>
)
