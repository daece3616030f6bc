/** Changes with the picture behind the hero; written by marketing/heroPicture/render.ts. */
export const heroPictureVersion = '7fe5bbae'
