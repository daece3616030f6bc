const columns = 7
const holiday = 17

/** Four weeks of a calendar with one day off. */
export const HolidayDrawing = () => (
  <svg viewBox="0 0 320 180">
    <rect x="38" y="1" width="244" height="178" rx="10" />
    <path d="M38 33H282M56 17h52" />
    {Array.from({ length: 4 * columns }, (_, index) => {
      const column = index % columns
      const isWeekend = column > 4
      return (
        <rect
          key={index}
          x={52 + column * 32}
          y={45 + Math.floor(index / columns) * 32}
          width="24"
          height="24"
          rx="4"
          data-fill={index === holiday ? 'accent' : isWeekend ? undefined : 'line'}
          data-rule={isWeekend || undefined}
        />
      )
    })}
  </svg>
)
