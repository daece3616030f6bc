/** Functions of releases, and of errors and vitals of browsers, that the product calls; part of `allowedFunctions`. */
export const telemetryFunctions = {
  admin_build_figures: { method: 'POST', arguments: ['of_area'] },
  admin_canaries: { method: 'POST', arguments: [] },
  admin_client_errors: { method: 'POST', arguments: ['searched', 'page', 'page_size', 'in_area'] },
  admin_web_vitals: { method: 'POST', arguments: ['in_area'] },
  client_error: { method: 'POST', arguments: ['cause'] },
  end_canary: { method: 'POST', arguments: ['area', 'is_promoted', 'reason', 'base_version'] },
  route_web_vitals: { method: 'POST', arguments: ['of_route'] },
  unpin_release: { method: 'POST', arguments: ['area', 'reason', 'base_version'] },
} as const
