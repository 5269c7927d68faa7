# The driver of a port whose names are those of the interface, and whose objects take messages.
require_relative '../../../drivers/starters/ruby/touchstone_protocol'

class Page
  def perPage = 5
  def message(name, args) = [name, *args]
end

module Driver
  IMPLEMENTATION = { name: 'messages', version: '1', language: 'ruby' }.freeze
  SERVES = LACKS = CAPABILITIES = [].freeze
  TRAITS = { follows: [] }.freeze
  CLASSES = { 'Paginator' => Page }.freeze

  def self.spelling(name) = name
  def self.dispatch(page, name, args) = page.message(name, args)
  def self.reset = nil
end

Touchstone.serve(Driver)
