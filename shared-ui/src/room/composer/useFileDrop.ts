import { type DragEvent, useState } from 'react'

const containsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Lets files be dropped on an element, unless it is disabled. */
export function useFileDrop(onDrop: (files: File[]) => void, isDisabled = false) {
  const [isDropping, setIsDropping] = useState(false)

  const dropProps = {
    onDragOver: (event: DragEvent) => {
      if (isDisabled || !containsFiles(event)) return
      event.preventDefault()
      setIsDropping(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsDropping(false)
    },
    onDrop: (event: DragEvent) => {
      if (isDisabled || !containsFiles(event)) return
      event.preventDefault()
      setIsDropping(false)
      onDrop([...event.dataTransfer.files])
    },
  }
  return { isDropping, dropProps }
}
