/** Functions of the handover that the product calls; part of `allowedFunctions`. */
export const handoverFunctions = {
  add_standard_handover_items: { method: 'POST', arguments: ['project'] },
  decide_refund: { method: 'POST', arguments: ['refund', 'decision', 'reason'] },
  delete_handover_item: { method: 'POST', arguments: ['project', 'item'] },
  mark_refund_paid: { method: 'POST', arguments: ['refund', 'paid_back_on', 'reference'] },
  project_handover: { method: 'POST', arguments: ['project'] },
  request_refund: { method: 'POST', arguments: ['refund', 'project', 'reason'] },
  save_handover_item: {
    method: 'POST',
    arguments: ['item', 'project', 'kind', 'title', 'note', 'link', 'base_version'],
  },
  tick_handover_item: { method: 'POST', arguments: ['project', 'item', 'base_version', 'is_ticked'] },
  withdraw_refund: { method: 'POST', arguments: ['refund'] },
} as const
