/** Where the frame of an advertisement is served; its slot's id stands behind the "#". */
export const adFrameAddress = '/ad-frame'
