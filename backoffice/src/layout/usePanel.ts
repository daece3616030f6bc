import { useSearchParams } from '@fortnight/shared-ui/router'

const kinds = ['view', 'edit'] as const
type PanelKind = (typeof kinds)[number]
export type Panel = { kind: PanelKind; id: string }

/** Which row is open at the side, and how. It is in the address, so that Back closes it and it can be sent to others. */
export function usePanel() {
  const [search, setSearch] = useSearchParams()
  const kind = kinds.find((name) => search.get(name))
  const panel = kind && { kind, id: search.get(kind) ?? '' }

  const show = (next: Panel | undefined) => {
    const after = new URLSearchParams(window.location.search)
    for (const name of kinds) after.delete(name)
    if (next) after.set(next.kind, next.id)
    setSearch(after, { replace: !next })
  }

  return { panel, open: (opened: PanelKind, id: string) => show({ kind: opened, id }), close: () => show(undefined) }
}
