/* For tests: what the page downloads, which the browser of these tests cannot. */

type Download = { name: string; file: Blob }

/** Every download from now on. */
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

/** What is in a file, the mark for Excel included. */
export async function readDownload({ file }: Download) {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array(await read(file)))
}

/** The browser of these tests has no Blob.arrayBuffer(). */
const read = (file: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.readAsArrayBuffer(file)
  })
