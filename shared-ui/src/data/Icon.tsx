import type { ComponentProps } from 'react'

/** Props of `Icon`: one of `iconPaths.ts`, and its size in px. */
export type IconProps = ComponentProps<'svg'> & { path: string; size?: number }

/**
 * The few icons of the public pages and of the shell, hidden from screen readers because each has a text beside it. Pages
 * behind sign-in use lucide-react, which adds 2 KB to a bundle.
 */
export function Icon({ path, size = 24, ...rest }: IconProps) {
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
      <path d={path} />
    </svg>
  )
}
