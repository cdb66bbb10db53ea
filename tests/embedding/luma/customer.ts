/** Customer data for elements that are otherwise hidden. */
export const sections = {
  customer: { firstname: 'Ann', fullname: 'Ann Lee' },
  loggedAsCustomer: { adminUserId: 3, websiteName: 'Fernhill' },
  'instant-purchase': {
    available: true,
    paymentToken: { publicHash: '9f1c', summary: 'Visa, ending: 1111' },
    shippingAddress: { id: '4', summary: 'Ann Lee, Paris' },
    billingAddress: { id: '5', summary: 'Ann Lee, Lyon' },
    shippingMethod: { carrier: 'instant-purchase', method: 'cheapest', summary: 'Cheapest price' },
  },
};
