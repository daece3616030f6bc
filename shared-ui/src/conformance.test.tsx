import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { createRef, type ReactElement } from 'react'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { acceptanceComponents } from './acceptance/components.testing.tsx'
import { componentNames, type CommonProps } from './componentFiles.testing.ts'
import { ActionBar } from './controls/ActionBar.tsx'
import { AccordionItem } from './data/Accordion.tsx'
import { Button } from './controls/Button.tsx'
import { ButtonLink } from './controls/ButtonLink.tsx'
import { Card } from './data/Card.tsx'
import { Checkbox } from './controls/Checkbox.tsx'
import { Dialog } from './overlays/Dialog.tsx'
import { ConflictNotice } from './forms/ConflictNotice.tsx'
import { DraftNotice } from './forms/DraftNotice.tsx'
import { EmptyState } from './feedback/EmptyState.tsx'
import { ErrorBanner } from './feedback/ErrorBanner.tsx'
import { ErrorState } from './feedback/ErrorState.tsx'
import { Field } from './forms/Field.tsx'
import { FoldedFilters } from './forms/FoldedFilters.tsx'
import { FieldError } from './forms/FieldError.tsx'
import { Input } from './controls/Input.tsx'
import { PasswordInput } from './controls/PasswordInput.tsx'
import { PopoverMenu } from './overlays/PopoverMenu.tsx'
import { Quote } from './data/Quote.tsx'
import { RichText } from './markdown/RichText.tsx'
import { Select } from './controls/Select.tsx'
import { Icon } from './data/Icon.tsx'
import { checkPath, menuPath } from './data/iconPaths.ts'
import { Skeleton } from './feedback/Skeleton.tsx'
import { SkipLink } from './page/SkipLink.tsx'
import { Switch } from './controls/Switch.tsx'
import { SwitchCheckbox } from './controls/SwitchCheckbox.tsx'
import { Table } from './data/Table.tsx'
import { Textarea } from './controls/Textarea.tsx'
import Toaster from './feedback/Toaster.tsx'
import { ValueBar } from './data/ValueBar.tsx'
import { folderComponents } from './folderComponents.testing.tsx'
import { VisuallyHidden } from './page/VisuallyHidden.tsx'

const noop = () => undefined

const components: Record<string, (common: CommonProps) => ReactElement> = {
  ...acceptanceComponents,
  ...folderComponents,
  AccordionItem: (common) => (
    <AccordionItem group="faq" title="Who owns the code?" {...common}>
      You do.
    </AccordionItem>
  ),
  ActionBar: (common) => (
    <ActionBar {...common}>
      <Button>Save</Button>
    </ActionBar>
  ),
  Button: (common) => <Button {...common}>Save</Button>,
  'ButtonLink with to': (common) => (
    <ButtonLink to="/pricing" {...common}>
      Pricing
    </ButtonLink>
  ),
  'ButtonLink with href': (common) => (
    <ButtonLink href="mailto:hello@fortnight.example" {...common}>
      Write
    </ButtonLink>
  ),
  Card: (common) => (
    <Card as="section" {...common}>
      Text
    </Card>
  ),
  Checkbox: (common) => <Checkbox {...common}>Published</Checkbox>,
  ConflictNotice: (common) => (
    <ConflictNotice noun="post" savedAt="2026-11-09T16:40:00" onKeepMine={noop} onTakeTheirs={noop} {...common} />
  ),
  Dialog: (common) => (
    <Dialog open onOpenChange={noop} title="New FAQ" description="Visitors see it at once." {...common}>
      Form
    </Dialog>
  ),
  DraftNotice: (common) => (
    <DraftNotice draft={{ savedAt: new Date() }} onRestore={noop} onDiscard={noop} {...common} />
  ),
  EmptyState: (common) => (
    <EmptyState title="No projects yet" hint="A project is one agent." {...common}>
      <Button>New project</Button>
    </EmptyState>
  ),
  ErrorBanner: (common) => <ErrorBanner {...common}>Not saved.</ErrorBanner>,
  ErrorState: (common) => <ErrorState title="Not loaded" message="Try again." onRetry={noop} {...common} />,
  Field: (common) => (
    <Field label="Name" hint="As on the invoice" error="Required" required {...common}>
      <Input />
    </Field>
  ),
  FieldError: (common) => <FieldError {...common}>Required</FieldError>,
  Icon: (common) => <Icon path={checkPath} {...common} />,
  FoldedFilters: (common) => (
    <FoldedFilters activeCount={0} {...common}>
      Fields
    </FoldedFilters>
  ),
  Input: (common) => <Input aria-label="Name" {...common} />,
  PasswordInput: (common) => <PasswordInput aria-label="Password" {...common} />,
  PopoverMenu: (common) => (
    <PopoverMenu label="More" icon={<Icon path={menuPath} />} {...common}>
      <Button>Copy</Button>
    </PopoverMenu>
  ),
  Quote: (common) => <Quote text="It works." author="A client" {...common} />,
  RichText: (common) => <RichText {...common}>Plain text</RichText>,
  Select: (common) => (
    <Select aria-label="Budget" {...common}>
      <option>$5,000</option>
    </Select>
  ),
  Skeleton: (common) => <Skeleton label="Loading FAQs" {...common} />,
  SkipLink: (common) => (
    <>
      <SkipLink {...common} />
      <main id="content" />
    </>
  ),
  Switch: (common) => (
    <Switch checked onCheckedChange={noop} {...common}>
      Published
    </Switch>
  ),
  SwitchCheckbox: (common) => <SwitchCheckbox {...common}>Published</SwitchCheckbox>,
  Table: (common) => (
    <Table caption="FAQs" {...common}>
      <thead>
        <tr>
          <th>Question</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Who owns the code?</td>
        </tr>
      </tbody>
    </Table>
  ),
  Textarea: (common) => <Textarea aria-label="Answer" {...common} />,
  ValueBar: (common) => <ValueBar value={2} max={3} {...common} />,
  VisuallyHidden: (common) => <VisuallyHidden {...common}>Hidden</VisuallyHidden>,
}

describe.each(Object.entries(components))('%s', (name, element) => {
  const renderComponent = () => {
    const ref = createRef<never>()
    render(<BrowserRouter>{element({ ref, className: 'custom', 'data-testid': 'root' })}</BrowserRouter>)
    return { ref, root: screen.getByTestId('root') }
  }

  it('passes ref and rest props to its root element', () => {
    const { ref, root } = renderComponent()
    expect(ref.current).toBe(root)
  })

  it('adds a given class to its own classes', () => {
    const { root } = renderComponent()
    // The class of a checkbox is on its label.
    expect(name.endsWith('Checkbox') ? (root as HTMLInputElement).labels?.[0] : root).toHaveClass('custom')
  })

  it('has no accessibility violations', async () => {
    renderComponent()
    expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations()
  })
})

describe('The list of components', () => {
  it('contains every component with a root element', () => {
    // Its own test awaits the lazily loaded renderer.
    const testedElsewhere = ['Markdown', 'MessageText']
    const rootless = [
      ...['PageBoundary', 'PageHead', 'PrivatePageHead', 'RenderedMarkdown'],
      ...['SanitizedHtml', 'StructuredData', 'Toast', 'Toaster'],
    ]
    const listed = Object.keys(components).map((name) => name.replace(/(?<=Accordion)Item$| with .*$/, ''))
    const missing = componentNames().filter((name) => ![...rootless, ...testedElsewhere, ...listed].includes(name))
    expect(missing).toEqual([])
  })
})

describe('Toaster', () => {
  it('has no accessibility violations', async () => {
    const { container } = render(<Toaster />)
    expect(await axe(container)).toHaveNoViolations()
  })
})
