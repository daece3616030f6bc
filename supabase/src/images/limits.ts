const megabytes = 1024 * 1024
const maxImageMegabytes = 5

/** The largest image that can be uploaded. Storage enforces the same limit. */
export const maxImageBytes = maxImageMegabytes * megabytes

export const imageTooLarge = `This image is larger than ${maxImageMegabytes} MB.`
