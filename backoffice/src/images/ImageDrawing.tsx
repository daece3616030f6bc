const landscape = 'M2 44 22 24 38 38 47 30 70 48q0 2-2 2H4q-2 0-2-2z'
const portrait = 'M18 51q0-15 18-15t18 15z'

/** Six frames with pictures, one of which stands out, with room around them. */
export const ImageDrawing = () => (
  <svg viewBox="0 0 320 180">
    {[0, 1, 2, 3, 4, 5].map((index) => {
      const isPortrait = index === 2 || index === 3
      const fill = index === 1 ? 'accent' : 'line'
      return (
        <g key={index} transform={`translate(${42 + (index % 3) * 82} ${33 + Math.floor(index / 3) * 62})`}>
          <rect width="72" height="52" rx="4" />
          <path d={isPortrait ? portrait : landscape} data-fill={fill} />
          <circle cx={isPortrait ? 36 : 54} cy={isPortrait ? 22 : 15} r={isPortrait ? 9 : 5} data-fill={fill} />
        </g>
      )
    })}
  </svg>
)
