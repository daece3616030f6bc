/** A list of addresses with an envelope in front of it. */
export const SubscriberDrawing = () => (
  <svg viewBox="0 0 320 180">
    <rect x="31" y="11" width="210" height="132" rx="10" />
    <path d="M31 55H241M31 99H241" data-fill="none" data-rule />
    {[33, 77, 121].map((y) => (
      <g key={y}>
        <circle cx="56" cy={y} r="10" data-fill="line" />
        <path d={`M80 ${y}h${y === 77 ? 96 : 124}`} data-fill="none" />
      </g>
    ))}
    <rect x="178" y="94" width="112" height="75" rx="6" data-fill="accent" />
    <path d="M181 98l46 37q7 5 14 0l46-37" data-fill="accent" />
  </svg>
)
