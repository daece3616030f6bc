/* Test support: the file input of an ImageField. It is hidden, so that no query of Testing Library finds it. */

export const fileInput = () => document.querySelector('input[type="file"]') as HTMLInputElement
