import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../../.storybook/Row.tsx'
import { brand } from '../theme/brand.ts'
import { ButtonLink } from './ButtonLink.tsx'

export default { component: ButtonLink } satisfies Meta<typeof ButtonLink>

type Story = StoryObj<typeof ButtonLink>

export const Variants: Story = {
  render: () => (
    <Row>
      <ButtonLink to="/pricing">See pricing</ButtonLink>
      <ButtonLink to="/learn-how-it-works" variant="secondary">
        Learn how it works
      </ButtonLink>
      <ButtonLink to="/" variant="ghost">
        Back to the home page
      </ButtonLink>
    </Row>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Row>
      <ButtonLink to="/blog" size="small">
        Read it
      </ButtonLink>
      <ButtonLink to="/blog">Read the blog</ButtonLink>
      <ButtonLink to="/signup" size="large">
        Start your fortnight
      </ButtonLink>
    </Row>
  ),
}

export const ExternalLink: Story = { args: { href: `mailto:${brand.email}`, children: 'Write to us' } }
