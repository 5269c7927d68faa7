/** The operation `response` tells the resource that it asks it for the response, so that a fault can be one of `toResponse` alone. */
const askedByResponse = {
  file: 'src/reference/resource/json-resource.ts',
  replaces: 'return this.toResponse(request ?? this.resolveRequestFromContainer());',
  by: `Reflect.set(this, 'isAskedByResponse', true);
    return this.toResponse(request ?? this.resolveRequestFromContainer());`,
};

module.exports = { askedByResponse };
