/** Changes with the picture behind the hero; written by .config/heroImage.ts. */
export const pictureVersion = 'faeba647'
