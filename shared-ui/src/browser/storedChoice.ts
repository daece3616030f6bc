import { useSyncExternalStore } from 'react'

/** A choice of the visitor that is kept in this browser. `read` and `use` return null while there is none. */
export type StoredChoice<Value extends string> = {
  read: () => Value | null
  save: (value: Value) => void
  /** Calls back after each change, in this tab or another one. Returns a function that ends this. */
  subscribe: (onChange: () => void) => () => void
  /** The choice as React state; undefined on the server and during hydration. */
  use: () => Value | null | undefined
}

/**
 * A choice in localStorage under `storageKey`. Where storage is blocked, it lasts until the page is closed. Areas that create
 * a choice with the same key follow each other.
 */
export function createStoredChoice<Value extends string>(
  storageKey: string,
  isValue: (text: unknown) => text is Value,
): StoredChoice<Value> {
  // What storage did not accept.
  let unstored: Value | null = null

  function readStored() {
    try {
      const text = localStorage.getItem(storageKey)
      return isValue(text) ? text : null
    } catch {
      return null
    }
  }

  function save(value: Value) {
    try {
      localStorage.setItem(storageKey, value)
    } catch {
      // Storage is blocked; every listener of the event keeps the choice.
    }
    unstored = readStored() === value ? null : value
    // The browser itself sends this event to other tabs only, but each area has its own copy of this module.
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: value }))
  }

  function subscribe(onChange: () => void) {
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== null && key !== storageKey) return
      unstored = isValue(newValue) && newValue !== readStored() ? newValue : null
      onChange()
    }
    window.addEventListener('storage', handleStorage)
    return () => window.removeEventListener('storage', handleStorage)
  }

  const read = () => unstored ?? readStored()
  return { read, save, subscribe, use: () => useSyncExternalStore(subscribe, read, () => undefined) }
}
