/** Changes with the picture behind the hero; written by marketing/heroPicture/render.ts. */
export const heroPictureVersion = '9bc00af5'
