/** Functions of errors and vitals of browsers that the product calls; part of `allowedFunctions`. */
export const telemetryFunctions = {
  admin_client_errors: { method: 'POST', arguments: ['searched', 'page', 'page_size', 'in_area'] },
  admin_web_vitals: { method: 'POST', arguments: ['in_area'] },
  client_error: { method: 'POST', arguments: ['cause'] },
  route_web_vitals: { method: 'POST', arguments: ['of_route'] },
} as const
