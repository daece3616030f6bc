/** Changes with the picture behind the hero; written by marketing/heroPicture/render.ts. */
export const heroPictureVersion = '630a07ff'
