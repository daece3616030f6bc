const megabytes = 1024 * 1024
const maxImageMegabytes = 5

/** The largest image that can be uploaded. Storage enforces the same limit. */
export const maxImageBytes = maxImageMegabytes * megabytes

const maxImageMegapixels = 40

/** How many images one request may delete. */
export const maxImagesPerDeletion = 100

/** Whether an image would take too much memory when it is decoded: a small file can hold a huge empty area. */
export const hasTooManyPixels = ({ width, height }: { width: number; height: number }) =>
  width * height > maxImageMegapixels * 1_000_000

export const imageHasTooManyPixels = `This image has more than ${maxImageMegapixels} megapixels. Choose a smaller one.`

export const imageTooLarge = `This image is larger than ${maxImageMegabytes} MB.`
