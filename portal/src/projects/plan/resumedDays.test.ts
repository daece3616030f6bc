import { sampleHold } from '@fortnight/supabase/plans/plan.testing'
import { resumedDays } from './resumedDays.ts'

const resume = (first_day: string, last_day: string, days = 2, holidays: string[] = []) => {
  const moved = resumedDays({ first_day, last_day }, { ...sampleHold, days }, holidays)
  return [moved.first_day, moved.last_day]
}

describe('the days of a step if its project resumed today', () => {
  it('move on by the working days of the hold [FORT-15]', () => {
    expect(resume('2025-09-17', '2025-09-18')).toEqual(['2025-09-19', '2025-09-22'])
    expect(resume('2025-09-17', '2025-09-18', 0)).toEqual(['2025-09-17', '2025-09-18'])
  })

  it('skip holidays, of which those on weekends and before it change nothing [FORT-15]', () => {
    const holidays = ['2025-09-01', '2025-09-19', '2025-09-20']
    expect(resume('2025-09-17', '2025-09-18', 2, holidays)).toEqual(['2025-09-22', '2025-09-23'])
  })

  it('stay where they were over before the hold began [FORT-15]', () => {
    expect(resume('2025-09-03', '2025-09-12')).toEqual(['2025-09-03', '2025-09-16'])
    expect(resume('2025-09-01', '2025-09-04')).toEqual(['2025-09-01', '2025-09-04'])
  })

  it('count a day that has become a holiday as the next working day [FORT-15]', () => {
    expect(resume('2025-09-08', '2025-09-08', 1, ['2025-09-08'])).toEqual(['2025-09-10', '2025-09-10'])
  })
})
