/** Functions of errors and vitals of browsers that the product calls; part of `allowedFunctions`. */
export const telemetryFunctions = {
  admin_client_errors: { method: 'POST', arguments: ['searched', 'page', 'page_size', 'in_area'] },
  client_error: { method: 'POST', arguments: ['cause'] },
} as const
