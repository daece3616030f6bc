import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { PopoverMenu } from '@fortnight/shared-ui/overlays/PopoverMenu'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { selectedTabStyles, tabStyles } from './tabStyles.ts'

/** How many tabs stay beside the menu. */
const onPhones = 2
const onTablets = 5
/** Lists of as many tabs have no menu. */
export const maxTabsWithoutMenu = onTablets

const phones = 'tabs (max-width: 35.99rem)'
const tablets = 'tabs (min-width: 36rem) and (max-width: 58.99rem)'
const desktops = 'tabs (min-width: 59rem)'

/* Container queries instead of measuring: nothing moves when the page has loaded, and a list of tabs always has the same. */
const Root = styled.div`
  display: flex;
  container: tabs / inline-size;
  margin-bottom: var(--space-4);
  border-bottom: 1px solid var(--line);

  > [role='tablist'] {
    min-width: 0;
    margin-bottom: 0;
    border-bottom: 0;
  }

  && > button {
    ${tabStyles}
  }

  > button > svg {
    width: 16px;
    height: 16px;
  }

  > [popover] > [aria-current] {
    background: var(--accent-soft);
    color: var(--accent);
  }

  && > button > [data-part='selected'] {
    display: none;
  }

  @container ${desktops} {
    && > button {
      display: none;
    }

    > [role='tablist'] > button {
      padding-inline: clamp(var(--space-2), 2.5cqi - 0.775rem, var(--space-4));
    }
  }

  @container ${tablets} {
    > [role='tablist'] > :nth-child(n + ${onTablets + 1}),
    > [popover] > :nth-child(-n + ${onTablets - onPhones}) {
      display: none;
    }

    &&[data-selected-from='tablet'] > button {
      ${selectedTabStyles}

      > [data-part='selected'] {
        display: inline;
      }

      > [data-part='more'] {
        display: none;
      }
    }
  }

  @container ${phones} {
    > [role='tablist'] > :nth-child(n + ${onPhones + 1}) {
      display: none;
    }

    &&[data-selected-from] > button {
      ${selectedTabStyles}

      > [data-part='selected'] {
        display: inline;
      }

      > [data-part='more'] {
        display: none;
      }
    }
  }
`

type Props = {
  tabs: readonly { name: string; title: ReactNode }[]
  selected: string
  onSelect: (name: string) => void
  /** The list of the tabs. */
  children: ReactNode
}

/** Many tabs, of which the last ones are in a menu where they do not fit. Its button names the selected one if it is there. */
export function ManyTabs({ tabs, selected, onSelect, children }: Props) {
  const [hasBeenOpened, setHasBeenOpened] = useState(false)
  const index = tabs.findIndex(({ name }) => name === selected)
  return (
    <Root data-selected-from={selectedFrom(index)}>
      {children}
      <PopoverMenu
        label="More sections"
        // The content names it: it depends on the width of the page.
        aria-label={undefined}
        icon={
          <>
            {index >= onPhones && (
              <span data-part="selected">
                {tabs[index]?.title}
                <VisuallyHidden>, more sections</VisuallyHidden>
              </span>
            )}
            <span data-part="more">
              More <VisuallyHidden>sections</VisuallyHidden>
            </span>
            <ChevronDown aria-hidden />
          </>
        }
        onClick={() => setHasBeenOpened(true)}
      >
        {hasBeenOpened &&
          tabs.slice(onPhones).map(({ name, title }) => (
            <Button
              key={name}
              variant="ghost"
              size="small"
              aria-current={name === selected || undefined}
              onClick={() => onSelect(name)}
            >
              {title}
            </Button>
          ))}
      </PopoverMenu>
    </Root>
  )
}

/** The widest kind of page on which the selected tab is in the menu. */
function selectedFrom(index: number) {
  if (index >= onTablets) return 'tablet'
  return index >= onPhones ? 'phone' : undefined
}
