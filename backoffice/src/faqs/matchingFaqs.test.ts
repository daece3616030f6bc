import { matchingFaqs } from './matchingFaqs.ts'

const price = { question: 'What does it cost?', answer: '<p>From <strong>$2,500</strong>.</p>' }
const time = { question: 'How long does it take?', answer: 'Fourteen days.' }

describe('matchingFaqs', () => {
  it('searches question and answer, whatever the case [ADMIN-FAQ-1]', () => {
    expect(matchingFaqs([price, time], 'COST')).toEqual([price])
    expect(matchingFaqs([price, time], 'fourteen')).toEqual([time])
    expect(matchingFaqs([price, time], 'from $2,500')).toEqual([price])
  })

  it('finds everything without words and ignores the tags of an answer [ADMIN-FAQ-1]', () => {
    expect(matchingFaqs([price, time], '  ')).toEqual([price, time])
    expect(matchingFaqs([price, time], 'strong')).toEqual([])
  })
})
