import { styled } from 'styled-components'

/* Every number stands above its place on the bars, except that the last one ends there. */
const Root = styled.span`
  display: flex;
  justify-content: space-between;
  font-weight: 400;

  > span {
    width: 0;
    white-space: nowrap;
  }

  > :last-child {
    display: flex;
    justify-content: flex-end;
  }
`

/** The scale above the bars of a table. */
export const DayAxis = ({ ticks }: { ticks: number[] }) => (
  <Root>
    {ticks.map((tick) => (
      <span key={tick}>{tick}</span>
    ))}
  </Root>
)
