/** Two parts of the product, one of which is on. */
export const FlagDrawing = () => (
  <svg viewBox="0 0 320 180">
    <rect x="31" y="21" width="258" height="138" rx="10" />
    <path d="M31 90H289" data-rule />
    <path d="M55 49h92M55 118h72" data-fill="none" />
    <path d="M55 63h128M55 132h104" data-rule data-fill="none" />
    <rect x="217" y="42" width="48" height="28" rx="14" data-fill="accent" />
    <circle cx="251" cy="56" r="9" data-fill="accent" />
    <rect x="217" y="111" width="48" height="28" rx="14" data-fill="none" />
    <circle cx="231" cy="125" r="9" data-fill="line" />
  </svg>
)
