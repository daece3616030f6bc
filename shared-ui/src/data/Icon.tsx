import type { ComponentProps } from 'react'

const paths = {
  check: 'M4 12.5l5.5 5.5L20 6.5',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 6h16M4 12h16M4 18h16',
  monitor: 'M3 4h18v12H3zM12 16v4M8 20h8',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z',
  person:
    'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20zM12 7a3 3 0 1 0 0 6 3 3 0 1 0 0-6zM7 20.7V19a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v1.7',
  share: 'M12 15V3M7.5 7.5L12 3l4.5 4.5M5 12v8h14v-8',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
}

/** Props of `Icon`; `size` is in px. */
export type IconProps = ComponentProps<'svg'> & { name: keyof typeof paths; size?: number }

/**
 * The few icons of the public pages and of the shell, hidden from screen readers because each has a text beside it. Pages
 * behind sign-in use lucide-react, which adds 2 KB to a bundle.
 */
export function Icon({ name, size = 24, ...rest }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...rest}
    >
      <path d={paths[name]} />
    </svg>
  )
}
