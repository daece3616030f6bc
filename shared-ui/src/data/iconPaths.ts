// The drawings of `Icon`, in a square of 24 px. Separate constants, so that a bundle contains only those that it shows.

export const checkPath = 'M4 12.5l5.5 5.5L20 6.5'
export const closePath = 'M6 6l12 12M18 6L6 18'
export const menuPath = 'M4 6h16M4 12h16M4 18h16'
export const monitorPath = 'M3 4h18v12H3zM12 16v4M8 20h8'
export const moonPath = 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z'
export const personPath =
  'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20zM12 7a3 3 0 1 0 0 6 3 3 0 1 0 0-6zM7 20.7V19a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v1.7'
export const sharePath = 'M12 15V3M7.5 7.5L12 3l4.5 4.5M5 12v8h14v-8'
export const sunPath =
  'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4'
