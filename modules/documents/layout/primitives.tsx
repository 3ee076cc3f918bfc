/**
 * The parts every paper is made of, drawn by react-dom for the preview and by satori for the PDF.
 *
 * Inline styles only, no hooks, no borders (a border becomes masks and clip paths in the PDF; rules are filled boxes), and
 * text is never wrapped by the renderer: it arrives as lines from breakLines.
 */
import type { CSSProperties, ReactNode } from "react"
import { type PageSize, pageMargin, pageSizes } from "./page-sizes.ts"
import { colours, type FontWeight, fontFamily, typeSizes } from "./tokens.ts"

interface BoxProps {
  readonly style?: CSSProperties
  readonly children?: ReactNode
}

export const Row = ({ style, children }: BoxProps) => (
  <div style={{ display: "flex", flexDirection: "row", boxSizing: "border-box", flexShrink: 0, ...style }}>
    {children}
  </div>
)

export const Column = ({ style, children }: BoxProps) => (
  <div style={{ display: "flex", flexDirection: "column", boxSizing: "border-box", flexShrink: 0, ...style }}>
    {children}
  </div>
)

interface RuleProps {
  readonly thickness?: number
  readonly colour?: string
  readonly style?: CSSProperties
}

export const Rule = ({ thickness = 0.75, colour = colours.hair, style }: RuleProps) => (
  <div style={{ display: "flex", height: thickness, backgroundColor: colour, flexShrink: 0, ...style }} />
)

export const VerticalRule = ({ thickness = 0.75, colour = colours.hair, style }: RuleProps) => (
  <div style={{ display: "flex", width: thickness, backgroundColor: colour, flexShrink: 0, ...style }} />
)

export interface TextStyle {
  readonly size?: number
  readonly weight?: FontWeight
  readonly colour?: string
  readonly align?: "left" | "right" | "center"
  /** Whole px: the PDF rounds line heights, so a fraction would drift from the preview. */
  readonly lineHeight: number
  readonly tracking?: string
  readonly style?: CSSProperties
}

export const Text = ({ children, ...text }: TextStyle & { readonly children: string }) => (
  <div
    style={{
      display: "block",
      boxSizing: "border-box",
      flexShrink: 0,
      whiteSpace: "nowrap",
      // One element a word instead of one a kanji; the line never breaks here anyway.
      wordBreak: "keep-all",
      fontSize: text.size ?? typeSizes.body,
      fontWeight: text.weight ?? 400,
      lineHeight: `${text.lineHeight}px`,
      ...(text.colour === undefined ? {} : { color: text.colour }),
      ...(text.align === undefined ? {} : { textAlign: text.align }),
      ...(text.tracking === undefined ? {} : { letterSpacing: text.tracking }),
      ...text.style,
    }}
  >
    {children}
  </div>
)

/** Lines of breakLines, each as high as lineHeight. */
export const Lines = ({ lines, ...text }: TextStyle & { readonly lines: ReadonlyArray<string> }) => (
  <Column>
    {lines.map((line, index) => (
      <Text key={index} {...text}>
        {line === "" ? " " : line}
      </Text>
    ))}
  </Column>
)

interface LabelValueProps {
  readonly label: string
  readonly value: string
  readonly size?: number
  readonly weight?: FontWeight
}

/** A small grey label before its value on one baseline, 18 px high. */
export const LabelValue = ({ label, value, size = typeSizes.table, weight = 400 }: LabelValueProps) => (
  <Row style={{ gap: 7, alignItems: "baseline", height: 18 }}>
    <Text size={typeSizes.label} colour={colours.sub} lineHeight={18}>
      {label}
    </Text>
    <Text size={size} weight={weight} lineHeight={18}>
      {value}
    </Text>
  </Row>
)

interface PageProps {
  readonly size: PageSize
  readonly language: string
  readonly children: ReactNode
}

/** One sheet with half an inch of margin. */
export const Page = ({ size, language, children }: PageProps) => (
  <div
    lang={language}
    style={{
      display: "flex",
      flexDirection: "column",
      position: "relative",
      boxSizing: "border-box",
      ...pageSizes[size],
      padding: pageMargin,
      backgroundColor: colours.white,
      color: colours.ink,
      fontFamily,
      fontSize: typeSizes.body,
      lineHeight: "18px",
    }}
  >
    {children}
  </div>
)
