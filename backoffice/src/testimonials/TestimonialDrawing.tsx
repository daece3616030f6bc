/** A quote with its author. */
export const TestimonialDrawing = () => (
  <svg viewBox="0 0 320 180">
    <rect x="21" y="17" width="278" height="146" rx="10" />
    <path d="M46 66V53q0-15 15-16v7q-7 1-7 8h7v14zM70 66V53q0-15 15-16v7q-7 1-7 8h7v14z" data-fill="accent" />
    <path d="M104 45H270M104 63H274M104 81H210" data-rule data-fill="none" />
    <circle cx="117" cy="124" r="13" data-fill="line" />
    <path d="M142 118h72M142 131h46" data-rule data-fill="none" />
  </svg>
)
