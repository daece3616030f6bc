/* Test support: records downloads, which jsdom cannot save. */

type Download = { name: string; file: Blob }

/** Returns a list that grows with every download from now on. */
export function captureDownloads() {
  const downloads: Download[] = []
  const files: Blob[] = []
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file) - 1}`
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files[Number(this.href.slice('blob:'.length))]
    if (file) downloads.push({ name: this.download, file })
  })
  return downloads
}

/** The text of a downloaded file, including the byte order mark. */
export async function readDownload({ file }: Download) {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array(await readBytes(file)))
}

/** jsdom has no `Blob.arrayBuffer()`. */
const readBytes = (file: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.readAsArrayBuffer(file)
  })
