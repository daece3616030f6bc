/** Saves a file on the reader's device. */
export function downloadFile(fileName: string, file: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName
  link.click()
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
