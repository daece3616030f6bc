/** A question of a questionnaire. */
export const question = (values: object = {}) => ({
  ...{ id: crypto.randomUUID(), type: 'text', label: 'What?', help: '', required: true },
  ...{ choices: [], min: null, max: null, plans: [] },
  ...values,
})

export type Question = ReturnType<typeof question>

/** One question of each type; the last one fits only one plan. */
export const sampleQuestions = () => ({
  text: question({ label: 'What should it do?' }),
  choice: question({ type: 'choice', label: 'Which?', choices: ['Email', 'Phone'] }),
  number: question({ type: 'number', label: 'How many?', min: 1, max: 100, required: false }),
  file: question({ type: 'file', label: 'A sample', required: false }),
  enterprise: question({ label: 'Which rules?', plans: ['enterprise-agent'] }),
})
