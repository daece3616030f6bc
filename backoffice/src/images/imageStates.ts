/** The states of images, as filters and badges name them. */
export const imageStates = [
  { value: 'used', label: 'Used' },
  { value: 'unused', label: 'Unused' },
  { value: 'new', label: 'Just uploaded' },
] as const
