export const liveRegionId = 'live-region'
