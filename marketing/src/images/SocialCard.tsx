import { brand } from '@fortnight/shared-ui/theme/brand'
import { lightColors } from '@fortnight/shared-ui/theme/tokens'
import { fontFamily } from './fonts.ts'

export type SocialCardText = { title: string; note: string }

const days = Array.from({ length: 14 }, (_, index) => index + 1)
const phaseColor = (day: number) => (day <= 2 ? lightColors.ink : day <= 10 ? lightColors.accent : lightColors.positive)

// Long titles get a smaller font, so that they do not overlap the day strip below.
const titleFontSize = (title: string) => (title.length <= 40 ? 88 : title.length <= 80 ? 72 : 56)

/** The link preview image, 1200 × 630 pixels. satori renders it and supports inline styles only. */
export function SocialCard({ title, note }: SocialCardText) {
  return (
    <div
      style={{
        display: 'flex',
        boxSizing: 'border-box',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: 1200,
        height: 630,
        padding: '64px 72px',
        background: lightColors.paper,
        color: lightColors.ink,
        fontFamily,
      }}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', fontSize: 34 }}>
        <div style={{ display: 'flex', borderBottom: `4px solid ${lightColors.accent}` }}>{brand.name}</div>
        <div style={{ display: 'flex', color: lightColors.inkSoft, fontSize: 28 }}>{note}</div>
      </div>
      <div
        style={{ display: 'flex', fontSize: titleFontSize(title), lineHeight: 1.08, letterSpacing: -2, lineClamp: 4 }}
      >
        {title}
      </div>
      <div style={{ display: 'flex', justifyContent: 'space-between' }}>
        {days.map((day) => (
          <div
            key={day}
            style={{ display: 'flex', width: 66, height: 40, borderRadius: 4, background: phaseColor(day) }}
          />
        ))}
      </div>
    </div>
  )
}
