import { useSearchParams } from '@fortnight/shared-ui/router'

const kinds = ['view', 'edit'] as const
type PanelKind = (typeof kinds)[number]
export type Panel = { kind: PanelKind; id: string }

/**
 * The side panel that is open (`view` or `edit`) and the id of its row. Both are in the URL, so that Back closes the
 * panel and its link can be shared.
 */
export function usePanel() {
  const [search, setSearch] = useSearchParams()
  const kind = kinds.find((name) => search.get(name))
  const panel = kind && { kind, id: search.get(kind) ?? '' }

  const setPanel = (next: Panel | undefined) => {
    const parameters = new URLSearchParams(window.location.search)
    for (const name of kinds) parameters.delete(name)
    if (next) parameters.set(next.kind, next.id)
    setSearch(parameters, { replace: !next })
  }

  return {
    panel,
    open: (openedKind: PanelKind, id: string) => setPanel({ kind: openedKind, id }),
    close: () => setPanel(undefined),
  }
}
